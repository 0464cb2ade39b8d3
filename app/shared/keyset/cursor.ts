import { idPattern } from "#app/shared/urls/parse-id.ts";

/** The position at which a page of a list begins or ends, in a URL: its parts, separated by dots. */
interface Cursor<Place> {
  write(place: Place): string;
  /** Null for a cursor that we did not write ourselves: the list then starts at its beginning. */
  parse(written: string | null): Place | null;
}

/** One part of a cursor: its text in a URL, and its meaning. */
interface CursorPart<Value> {
  shape: RegExp;
  parse(written: string): Value | null;
}

type CursorParts<Place> = { [Name in keyof Place]: CursorPart<Place[Name]> };

export function defineCursor<Place extends object>(parts: CursorParts<Place>): Cursor<Place> {
  const names = Object.keys(parts) as (keyof Place & string)[];
  return {
    write: (place) => names.map((name) => String(place[name])).join("."),
    parse(written) {
      const texts = (written ?? "").split(".", names.length + 1);
      if (texts.length !== names.length) return null;
      const place: Partial<Place> = {};
      for (const [index, name] of names.entries()) {
        const text = texts[index] ?? "";
        const value = parts[name].shape.test(text) ? parts[name].parse(text) : null;
        if (value === null) return null;
        place[name] = value;
      }
      return place as Place;
    },
  };
}

/** Microseconds since 1970, as text: a JavaScript date would drop them. */
export const momentPart: CursorPart<string> = { shape: /^-?\d{1,17}$/, parse: (micros) => micros };

/** A date that PostgreSQL accepts; "infinity" stands for never. */
export const dayPart: CursorPart<string> = {
  shape: /^(\d{4}-\d\d-\d\d|infinity)$/,
  parse: (day) => (day === "infinity" || isRealDay(day) ? day : null),
};

export const idPart: CursorPart<string> = { shape: new RegExp(`^${idPattern}$`), parse: (id) => id };

/** A whole number, up to seven digits long. */
export const numberPart = (least: number, most: number): CursorPart<number> => ({
  shape: /^\d{1,7}$/,
  parse: (digits) => (Number(digits) >= least && Number(digits) <= most ? Number(digits) : null),
});

export const wordPart = <const Word extends string>(...words: Word[]): CursorPart<Word> => ({
  shape: /^[a-z]+$/,
  parse: (written) => words.find((word) => word === written) ?? null,
});

/** PostgreSQL rejects 30 February, where JavaScript rolls over to March, and has no year 0. */
function isRealDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) && !day.startsWith("0000");
}
