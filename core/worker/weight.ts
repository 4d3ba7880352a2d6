/**
 * From this size on XML goes to a thread. A hop costs 0.3 ms, a verdict 0.5 ms and another 1 ms for every 100 KB (measured by
 * test/bench/threshold.ts): below, the hop would be a fifth and more of the work; above, others would wait behind it.
 */
export const HEAVY_XML_BYTES: number = 128 * 1024;

/**
 * From this size on XML is rendered on a thread: a line of 18 bytes becomes a row of 350, and 900 of them take 20 ms
 * (test/hostile/loop.ts).
 */
export const HEAVY_SHOWN_BYTES: number = 16 * 1024;

/**
 * From this size on a message of an invoice is decoded on a thread. Each value of it is a field, and the smallest takes two bytes.
 */
export const HEAVY_MESSAGE_BYTES: number = 32 * 1024;

/** To write, read again and judge 40 lines takes 2 ms (measured there too); what else an invoice lists costs as much at most. */
export const HEAVY_ENTRIES: number = 40;

/**
 * Documents of so many bytes may take seconds: a PDF of 600 pages has 3 MB, an invoice that people send one page and a tenth of
 * this. They wait for one another and never take the last thread.
 */
export const LARGE_BYTES: number = 1024 * 1024;

/** Of all texts of an invoice: each is read, written, escaped and read again. */
export const HEAVY_CHARACTERS: number = 64 * 1024;

/**
 * To write and judge so much keeps others waiting. Lists are counted wherever they stand: three lines may have a million
 * allowances. Looks no further than it must.
 */
export function isLong(invoice: object | undefined): boolean {
  return invoice !== undefined && new Scale().isHeavy(invoice);
}

class Scale {
  #entries = 0;
  #characters = 0;

  /** Whether what was laid on so far, and the parts of this, are too much. */
  isHeavy(part: object): boolean {
    if (Array.isArray(part)) {
      this.#entries += part.length;
      return this.#isOver() || part.some((entry) => this.#adds(entry));
    }
    for (const name in part) if (this.#adds((part as Record<string, unknown>)[name])) return true;
    return false;
  }

  #adds(value: unknown): boolean {
    if (typeof value === 'string') {
      this.#characters += value.length;
      return this.#isOver();
    }
    return typeof value === 'object' && value !== null && this.isHeavy(value);
  }

  #isOver(): boolean {
    return this.#entries >= HEAVY_ENTRIES || this.#characters >= HEAVY_CHARACTERS;
  }
}

/**
 * Whether a request of generate that comes as text draws a PDF, or writes much. Small ones are parsed for it, which takes far
 * less than the hop to a thread. What does not parse is refused on a thread.
 */
export function isHeavyRequest(request: Uint8Array): boolean {
  if (request.length >= HEAVY_MESSAGE_BYTES) return true;
  try {
    const { invoice, options } = JSON.parse(new TextDecoder().decode(request)) as Request;
    return drawsPdf(options) || isLong(invoice);
  } catch {
    return true;
  }
}

interface Request {
  readonly invoice?: object;
  readonly options?: { readonly output?: string | undefined } | undefined;
}

/** Whether what is generated is a PDF, as it is by default. */
export function drawsPdf(options: Request['options']): boolean {
  return (options?.output ?? 'facturx-pdf') === 'facturx-pdf';
}

/** A PDF takes 2 ms to open and 15 to draw, and a hostile one any time. */
export function isHeavyDocument(document: Uint8Array, most: number = HEAVY_XML_BYTES): boolean {
  return document.length >= most || !beginsWithMarkup(document);
}

/** Past byte order marks, zeros of UTF-16 and blanks. A PDF does not begin so, and what is neither is refused at once. */
export function beginsWithMarkup(document: Uint8Array): boolean {
  for (let at = 0; at < 16 && at < document.length; at += 1) {
    const byte = document[at]!;
    if (byte > 0x20 && byte < 0x80) return byte === 0x3c;
  }
  return false;
}
