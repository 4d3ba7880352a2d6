/** The part of a line that decides whether it counts into sums. */
interface Line {
  readonly status_reason_code: string | null;
}

/** Lines that group others or only inform go into no sum (EXT-FR-FE-163); every other line is one of detail. */
export function counts({ status_reason_code: kind }: Line): boolean {
  return kind === null || kind === 'DETAIL';
}
