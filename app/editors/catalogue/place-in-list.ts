import { idPattern } from "#app/common/frame/read-id.ts";
/** Where a page of a list begins or ends: beside the record that was written at this moment (in microseconds) with this id. */
export interface Place {
  direction: "after" | "before";
  moment: string;
  id: string;
}

const shape = new RegExp(`^(after|before)\\.(-?\\d{1,17})\\.(${idPattern})$`);

export const writePlace = ({ direction, moment, id }: Place) => `${direction}.${moment}.${id}`;

/** Null for anything that we did not write ourselves: the first page is shown then. */
export function readPlace(written: string | null): Place | null {
  const [, direction, moment, id] = shape.exec(written ?? "") ?? [];
  return direction && moment && id ? { direction: direction as Place["direction"], moment, id } : null;
}
