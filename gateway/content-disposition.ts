/** `Content-Disposition` in both forms of RFC 6266: a plain ASCII name, and the exact one as RFC 5987 text. */
export function contentDisposition(kind: 'attachment' | 'inline', filename: string): string {
  const plain = filename.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encode(filename)}`;
}

/** RFC 5987 keeps fewer characters bare than `encodeURIComponent` does. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
