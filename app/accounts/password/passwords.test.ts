import { hashPassword, verifyPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { openPasswords } from "./passwords.server.ts";

const passwords = openPasswords({ threads: 1, maxQueued: 2 });

test("a password matches its own hash and no other", async () => {
  const hash = await passwords.hash("mango season");
  expect(await passwords.verify({ hash, password: "mango season" })).toBe(true);
  expect(await passwords.verify({ hash, password: "mango seasons" })).toBe(false);
  expect(await passwords.hash("mango season")).not.toBe(hash);
});

test("a hash that better-auth wrote is still accepted, in every Unicode form of the password", async () => {
  const hash = await hashPassword("caf\u00e9 au lait");
  expect(await passwords.verify({ hash, password: "cafe\u0301 au lait" })).toBe(true);
  expect(await verifyPassword({ hash: await passwords.hash("mango"), password: "mango" })).toBe(true);
});

test("text that isn't a hash matches no password", async () => {
  await expect(passwords.verify({ hash: "", password: "" })).rejects.toThrow("not a password hash");
  expect(await passwords.verify({ hash: "salt:abcd", password: "mango" })).toBe(false);
});

test("a full hashing queue is reported, until a slot is free", async () => {
  expect(passwords.isFull()).toBe(false);
  const both = [passwords.hash("one"), passwords.hash("two")];
  expect(passwords.isFull()).toBe(true);
  await Promise.all(both);
  expect(passwords.isFull()).toBe(false);
});
