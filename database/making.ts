import { AsyncLocalStorage } from "node:async_hooks";

/** An answer that is being made to be kept, and what is noted about it on the way. */
export interface Making {
  /** Every SQL statement that was sent for it. */
  statements: Set<string>;
  /** What it was made of, as a text that changes with any of it. */
  readonly version: string;
  /** False as soon as it turns out to be for one visitor, or for one moment, alone. */
  isForAll: boolean;
}

const makings = new AsyncLocalStorage<Making>();

/** Does work of which all statements are noted, wherever they are sent from. */
export const whileMaking = <Result>(making: Making, work: () => Promise<Result>): Promise<Result> =>
  makings.run(making, work);

export const presentMaking = (): Making | undefined => makings.getStore();

export function noteStatement(text: string): void {
  makings.getStore()?.statements.add(text);
}

/** Says that the answer being made, if there is one, must not be shown to anybody else. */
export function keepForNobody(): void {
  const making = makings.getStore();
  if (making) making.isForAll = false;
}
