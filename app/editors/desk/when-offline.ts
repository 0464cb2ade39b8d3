import { data } from "react-router";
import { connectionLost } from "#app/common/frame/connection-lost.ts";

/** Calls the server; a lost connection is an answer like another, and the form stays as it is. */
export async function orOffline<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (problem) {
    // What fetch throws when there is no network; anything else is for the error page.
    if (problem instanceof TypeError) return data({ isOffline: true as const }, { status: connectionLost });
    throw problem;
  }
}
