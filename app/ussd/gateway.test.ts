import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { ussdContext } from "#app/shared/context.ts";
import { requireGateway } from "./gateway.server.ts";

const key = "a-key-of-thirty-two-letters-or-more";

describe("the endpoints of the gateway", () => {
  test("answer 404 without a configured line, also with an empty key", () => {
    const context = new RouterContextProvider();
    for (const given of [key, ""]) expect(() => requireGateway(context, given)).toThrow();
  });

  test("accept only the right key", () => {
    const context = new RouterContextProvider();
    context.set(ussdContext, { key, ussdCode: "*384*57#", smsNumber: null });
    for (const given of ["", key.slice(1), `${key}x`, key.toUpperCase()])
      expect(() => requireGateway(context, given)).toThrow();
    expect(() => requireGateway(context, key)).not.toThrow();
  });
});
