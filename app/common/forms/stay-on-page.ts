import {
  type DataRouter,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type Location,
} from "react-router";
import { failureOf } from "./failure.ts";
import { keeper, neverArrived, scrollKey } from "./keeper.ts";
import { failureDetail } from "./words.ts";

/** React Router's own state, which it leaves here for tools: nothing else tells a middleware what the page shows. */
declare const __reactRouterDataRouter: DataRouter;

let sent: SubmitEvent | undefined;

/** Before anything else hears of it: what is sent again later is this very form, by this very button. */
if (typeof document !== "undefined") {
  document.addEventListener("submit", (event) => (sent = event), true);
}

/**
 * A form that was not received leaves the page as it is: what was typed into it, and whatever an earlier answer said. What
 * happened is said in a message.
 */
keeper.send = async function stayOnPage({ request }, next) {
  if (request.method === "GET") return next();
  keeper.show(null);
  const results = await next();
  const [[id, { type, result }]] = Object.entries(results) as [[string, DataStrategyResult]];
  if (type !== "error" || request.signal.aborted || isForAPage(result)) return results;
  const { location, navigation, matches, actionData } = __reactRouterDataRouter.state;
  const page = matches.find(({ route }) => route.id === id);
  const { target: form, submitter } = sent ?? {};
  keeper.show({
    detail: failureDetail(result),
    ...failureOf(page?.route.handle, navigation.formData ?? new FormData(), new URL(request.url)),
    again: () => (form as HTMLFormElement).requestSubmit(submitter),
  });
  if (navigation.location?.pathname !== location.pathname) {
    stayAt(location);
    return results;
  }
  keeper.samePlace.set(navigation.location.key, scrollKey(location));
  return { [id]: { type: "data", result: data(actionData?.[id], { status: neverArrived }) } };
};

/** A redirect is no failure; "not yours" and "not there" have pages of their own. */
const isForAPage = (result: unknown) =>
  result instanceof Response ||
  (isRouteErrorResponse(result) && (result.status === 403 || result.status === 404));

/** Ends the way to another page. */
const stayAt = (here: Location) =>
  void __reactRouterDataRouter.navigate(here, {
    replace: true,
    preventScrollReset: true,
    state: here.state,
    defaultShouldRevalidate: false,
  });
