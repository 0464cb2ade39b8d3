/** Milliseconds that a replica may be behind in what nobody who asks has changed herself. */
const longestLag = 5000;
/** Milliseconds: so many looks are remembered, and not one for each request. */
const betweenLooks = 250;

export interface Freshness {
  /** Notes where the primary was when it was asked, and whether what visitors may read had changed since it was asked before. */
  note(place: bigint, isNews: boolean): void;
  /** Notes that somebody has written up to there, and asks again. */
  noteWritten(place: bigint): void;
  /** Where the primary was last. */
  latest(): bigint;
  /** How far a replica must have come to be read from. */
  floor(): bigint;
  /** How far it must have come to be worth asking again soon. */
  lagFloor(): bigint;
}

/**
 * What a replica must know: all that visitors may read, all that those who ask have written, and whatever else was there five seconds
 * ago. It only ever rises, so that what one request has to see is seen by those after it.
 */
export function openFreshness(now: () => number = Date.now): Freshness {
  let latest = 0n;
  let needed = 0n;
  let looks: { at: number; place: bigint }[] = [];
  const lagFloor = () => looks[0]?.place ?? 0n;
  return {
    note(place, isNews) {
      const isAnother = place < latest;
      const at = now();
      latest = place;
      // Another primary took over, which never had the last changes of the former: it counts from here.
      if (isAnother) looks = [];
      if (isAnother || isNews) needed = place;
      looks = looks.filter((look) => at - look.at < longestLag);
      const last = looks.at(-1);
      if (!last || at - last.at >= betweenLooks) looks.push({ at, place });
    },
    noteWritten(place) {
      // Whoever makes one up can ask for no more than there is.
      if (place <= latest && place > needed) needed = place;
    },
    latest: () => latest,
    floor: () => (lagFloor() > needed ? lagFloor() : needed),
    lagFloor,
  };
}
