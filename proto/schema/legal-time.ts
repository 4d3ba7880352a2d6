/** YYYY-MM-DDThh:mm:ss in French legal time: the messages of the reform name no zone, and French law counts in legal time. */
export const inParis = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).replace(' ', 'T');
