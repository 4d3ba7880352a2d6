/** YYYY-MM-DD as French writes a day. */
export const inFrench = (day: string): string => day.split('-').toReversed().join('/');
