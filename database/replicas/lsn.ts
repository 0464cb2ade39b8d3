const form = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** A position in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. Returns null for anything else. */
export function parseLsn(text: string): bigint | null {
  const [, high, low] = form.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null;
}

export const formatLsn = (place: bigint) =>
  `${(place >> 32n).toString(16)}/${(place & 0xffff_ffffn).toString(16)}`.toUpperCase();
