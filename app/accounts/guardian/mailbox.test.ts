import { expect, test } from "vitest";
import { isSameMailbox } from "./mailbox.ts";

test.each([
  "kid@example.com",
  "kid+mum@example.com",
  "kid+mum+dad@example.com",
  "k.i.d@example.com",
  "K.ID+Mum@Example.com",
])("%s arrives at kid@example.com", (address) => {
  expect(isSameMailbox(address, "kid@example.com")).toBe(true);
});

test("the two domains of one provider are the same mailbox", () => {
  expect(isSameMailbox("k.id+mum@googlemail.com", "kid@gmail.com")).toBe(true);
});

test.each(["mum@example.com", "kid@example.org", "kid@mail.example.com", "kidmum@example.com"])(
  "%s is another mailbox",
  (address) => {
    expect(isSameMailbox(address, "kid@example.com")).toBe(false);
  },
);
