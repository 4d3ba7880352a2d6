type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The name in a Host header, without its port; IPv6 keeps its brackets. */
function nameOf(host: string): string | null {
  const url = `http://${host}`;
  return URL.canParse(url) && !/[/?#@\s]/.test(host) ? new URL(url).hostname : null;
}

/**
 * Whether a request may come from here. A page whose own name was made to point to this machine (DNS rebinding) sends that
 * name as Host; any other page sends its own as Origin. Agents send no Origin.
 * @param allowed names this service is reached under; null for whatever name, as behind a proxy that checks them.
 */
export function isOurs(headers: Headers, allowed: readonly string[] | null): boolean {
  const host = nameOf(String(headers['host'] ?? ''));
  if (host === null || (allowed !== null && !allowed.includes(host))) return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = typeof origin === 'string' && URL.canParse(origin) ? new URL(origin).hostname : null;
  return from !== null && (allowed ?? [host]).includes(from);
}
