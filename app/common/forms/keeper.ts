import type { DataStrategyResult, MiddlewareFunction, ShouldRevalidateFunctionArgs } from "react-router";
import type { Failure } from "./failure.ts";

/** A failure as it is shown, with a way to try again. Null when the next try is on its way. */
type Show = (failure: (Failure & { again(): void }) | null) => void;

/** What every page carries so that forms can be kept. The rest comes with the pages that have forms: see `stayOnPage`. */
export const keeper: {
  send?: MiddlewareFunction<Record<string, DataStrategyResult>>;
  /** Whoever shows messages puts itself here. */
  show: Show;
  /** By a place in the history, the one whose position on the screen it has. */
  samePlace: Map<string, string>;
} = { show: () => undefined, samePlace: new Map() };

/** The status that is given to a form that was not received. */
export const neverArrived = 503;

/** The page that a failed form leads back to is the one it came from: it stays where it is on the screen. */
export const scrollKey = ({ key }: { key: string }) => keeper.samePlace.get(key) ?? key;

/** Where nothing came of a form, nothing is asked of the server either: see `stayAt` for the way that led nowhere. */
export const nothingCameOfIt = ({
  actionStatus = 0,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  actionStatus === neverArrived ||
  (!actionStatus && !defaultShouldRevalidate && currentUrl.href === nextUrl.href);
