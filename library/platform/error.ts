/** A platform refused, or could not be reached. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  /** Of HTTP; null where nothing answered. */
  readonly status: number | null;
  /** `errorCode` of the platform; null where it gave none. */
  readonly code: string | null;
  /** How long the platform asks to wait, in ms; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    facts: Partial<Pick<PlatformError, 'status' | 'code' | 'retryAfterMs'>> & ErrorOptions,
  ) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.status = facts.status ?? null;
    this.code = facts.code ?? null;
    this.retryAfterMs = facts.retryAfterMs ?? null;
  }

  /** The same may work in a moment. */
  get mayPass(): boolean {
    return this.status === null || [408, 429, 500, 502, 503, 504].includes(this.status);
  }
}

/** What a refusal says of itself. Platforms answer bodies of several shapes, and sometimes none. */
export async function refusalOf(answer: Response): Promise<PlatformError> {
  const said = await answer.text().then(objectIn, () => ({}));
  const { errorCode = null, errorMessage = null } = said as Readonly<Record<string, string | undefined>>;
  const wait = Number(answer.headers.get('retry-after') ?? NaN);
  const words = errorMessage ?? errorCode ?? answer.statusText;
  return new PlatformError(`The platform answered ${answer.status}: ${words}`, {
    status: answer.status,
    code: errorCode,
    retryAfterMs: Number.isFinite(wait) ? wait * 1000 : null,
  });
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
