import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { ussdContext } from "#app/shared/context.ts";
import { requireGateway } from "./gateway.server.ts";

const key = "a-key-of-thirty-two-letters-or-more";

describe("the addresses of the gateway", () => {
  test("are not there where no line is set up, also not under an empty key", () => {
    const context = new RouterContextProvider();
    for (const given of [key, ""]) expect(() => requireGateway(context, given)).toThrow();
  });

  test("open to the key alone", () => {
    const context = new RouterContextProvider();
    context.set(ussdContext, { key, ussdCode: "*384*57#", smsNumber: null });
    for (const given of ["", key.slice(1), `${key}x`, key.toUpperCase()])
      expect(() => requireGateway(context, given)).toThrow();
    expect(() => requireGateway(context, key)).not.toThrow();
  });
});
