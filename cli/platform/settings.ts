import { platformClient, PlatformError, type PlatformClient } from '@conforme/library/platform';
import { EXIT, UsageError, type Exit } from '../exit.ts';
import type { World } from '../world.ts';

/** The platform that the environment names. @throws UsageError for what is no address */
export function platformOf({ env }: World, command: string): PlatformClient {
  const addressOf = (name: string): string | undefined => {
    const url = env[name] || undefined;
    if (url !== undefined && !URL.canParse(url))
      throw new UsageError(`${name} is no address: ${url}`, command);
    return url;
  };
  const [flowUrl, directoryUrl] = [addressOf('CONFORME_FLOW_URL'), addressOf('CONFORME_DIRECTORY_URL')];
  const tokenUrl = addressOf('CONFORME_TOKEN_URL');
  const token = env['CONFORME_PLATFORM_TOKEN'];
  const organizationId = env['CONFORME_ORGANIZATION_ID'];
  const [clientId = '', clientSecret = ''] = [env['CONFORME_CLIENT_ID'], env['CONFORME_CLIENT_SECRET']];
  const needed = command === 'flow' ? flowUrl : directoryUrl;
  if (needed === undefined)
    throw new UsageError(`CONFORME_${command.toUpperCase()}_URL says where the platform is`, command);
  return platformClient({
    ...(flowUrl !== undefined && { flowUrl }),
    ...(directoryUrl !== undefined && { directoryUrl }),
    ...(tokenUrl !== undefined && { oauth: { tokenUrl, clientId, clientSecret } }),
    ...(token && { token }),
    ...(organizationId && { organizationId }),
  });
}

/** A refusal of the platform becomes a line on standard error and an exit code. */
export async function refusalReported(world: World, work: () => Promise<Exit>): Promise<Exit> {
  try {
    return await work();
  } catch (thrown) {
    if (world.interrupted.aborted) return EXIT.interrupted;
    if (!(thrown instanceof PlatformError)) throw thrown;
    await world.err.write(`conforme: ${thrown.message}\n`);
    return thrown.status !== null && !thrown.mayPass ? EXIT.findings : EXIT.engine;
  }
}

/** @throws UsageError */
export function oneOf<T extends string>(
  values: readonly T[],
  given: string,
  what: string,
  command: string,
): T {
  const value = values.find((each) => each === given);
  if (value === undefined)
    throw new UsageError(`${what} is one of ${values.join(', ')}, not ${given || 'nothing'}`, command);
  return value;
}
