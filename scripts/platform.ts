import { UsageError } from '@conforme/cli/exit';
import type { PlatformWish, RunningPlatform } from '@conforme/cli/main';
import { NOTICE, quirksOf, startPlatform, type PlatformOptions } from '../platform/index.ts';

/** The platform that `conforme platform` starts. @throws UsageError */
export async function platformOf(wish: PlatformWish): Promise<RunningPlatform> {
  const report = (failure: unknown): void => {
    process.stderr.write(`conforme: ${failure instanceof Error ? failure.stack : String(failure)}\n`);
  };
  try {
    const directory = wish.directory as NonNullable<PlatformOptions['directory']>;
    const running = await startPlatform({ ...wish, directory, quirks: quirksOf(wish.quirks), report });
    return { ...running, notice: NOTICE };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    throw new UsageError(error.message, 'platform');
  }
}
