const form = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** A place in the stream of changes that replicas follow, as PostgreSQL writes it: `16/B374D848`. */
export function readPlace(text: string): bigint | null {
  const [, high, low] = form.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null;
}

export const writePlace = (place: bigint) =>
  `${(place >> 32n).toString(16)}/${(place & 0xffff_ffffn).toString(16)}`.toUpperCase();
