import { z } from "zod";
import { formatNumber } from "../languages/formats.ts";
import { isEmailAddress } from "./email-address.ts";
import { fieldWords as words } from "./field-words.ts";
import type { NumberRule, TextRule } from "./rules.ts";

// Schemas are created once, so their messages are functions: they are read in the language of the request.
const tooLong = (most: number) => ({ error: () => words.tooLong(formatNumber(most)) });
export const invalidEmail = { error: () => words.email };
/** Line breaks and other invisible characters are removed from a single line. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();

/** Browsers send a line break as two characters but count it as one against maxlength. Control characters are removed. */
export const normalizeLines = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();

/** `what` completes the message "Enter …": "your full name". */
export const requiredText = ({ minLength = 1, maxLength }: TextRule, what: string) =>
  z
    .string({ error: () => words.enter(what) })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(minLength, { error: () => words.enter(what) })
        .max(maxLength, tooLong(maxLength)),
    );

/** Null if nothing was typed. */
export const optionalText = ({ maxLength }: TextRule) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(maxLength, tooLong(maxLength)))
    .transform((text) => text || null);

/** `what` completes the message "Write …": "your reply". */
export const requiredMultiline = ({ minLength = 1, maxLength }: TextRule, what: string) =>
  z
    .string({ error: () => words.write(what) })
    .transform(normalizeLines)
    .pipe(
      z
        .string()
        .min(minLength, { error: () => words.write(what) })
        .max(maxLength, tooLong(maxLength)),
    );

/** Null if nothing was typed. */
export const optionalMultiline = ({ maxLength }: TextRule) =>
  z
    .string()
    .default("")
    .transform(normalizeLines)
    .pipe(z.string().max(maxLength, tooLong(maxLength)))
    .transform((text) => text || null);

/** Trims and lowercases. */
export const requiredEmail = (rule: TextRule, what = "your email address") =>
  requiredText(rule, what)
    .transform((text) => text.toLowerCase())
    .refine(isEmailAddress, invalidEmail);

export const optionalPhone = (rule: TextRule) =>
  optionalText(rule).refine((text) => text === null || /^\+?[\d\s().-]{6,}$/.test(text), {
    error: () => words.phone,
  });

/** Not trimmed: spaces are part of a password. */
export const requiredPassword = ({ minLength = 1, maxLength }: TextRule) =>
  z
    .string({ error: () => words.password })
    .min(minLength, { error: () => (minLength === 1 ? words.password : words.tooShort(minLength)) })
    .max(maxLength, tooLong(maxLength));

/** Null if nothing was typed. */
export const optionalNumber = ({ min, max, step }: NumberRule) => {
  const message = { error: () => words.number(min, max) };
  // A step of a half needs a decimal too.
  const decimals = Math.max(0, Math.ceil(-Math.log10(step) - 0.000_001));
  return z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine((text) => text === "" || /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text), message)
    .transform((text) => (text === "" ? null : Number(text)))
    .refine((number) => number === null || (number >= min && number <= max), message)
    .refine((number) => number === null || Number(number.toFixed(decimals)) === number, {
      error: () => (decimals === 0 ? words.whole : words.decimals(decimals)),
    });
};

export const requiredChoice = <const List extends readonly string[]>(list: List, what: string) =>
  z.enum(list, { error: () => words.choose(what) });

/** One of a list, or nothing. */
export const optionalChoice = <const List extends readonly string[]>(list: List) =>
  z
    .union([z.literal(""), z.enum(list)], { error: () => words.oneOf })
    .default("")
    .transform((choice) => (choice === "" ? null : choice));

/** Any number of choices, each at most once. */
export const chosenFrom = <const List extends readonly string[]>(list: List) =>
  z
    .array(z.enum(list, { error: () => words.someOf }))
    .max(list.length, { error: () => words.someOf })
    .refine((chosen) => new Set(chosen).size === chosen.length, {
      error: () => words.once,
    });

/** A switch or a checkbox: browsers send it only if it is on. */
export const checkbox = () =>
  z
    .string()
    .optional()
    .transform((value) => value !== undefined);
