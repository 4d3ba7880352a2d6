import { useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../language/words.ts';

/** The browser's own viewer, without its column of small pages. */
export function PdfFrame({ pdf }: { readonly pdf: Blob }) {
  const [url, setUrl] = useState<string | null>(null);
  useLayoutEffect(() => {
    const made = URL.createObjectURL(pdf);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [pdf]);
  return url === null ? null : (
    <iframe class="pdf" title={words.pdfPages} src={`${url}#navpanes=0&view=FitH`} />
  );
}
