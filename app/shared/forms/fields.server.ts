import { z } from "zod";
import { isEmailAddress } from "./email-address.ts";
import type { NumberRule, TextRule } from "./rules.ts";

const tooLong = (most: number) => `Use at most ${most.toLocaleString("en")} characters.`;
export const invalidEmailMessage = "Enter a full email address, like amina@example.com.";
/** Line breaks and other invisible characters have no place in one line. */
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
    .string({ error: `Enter ${what}.` })
    .transform(oneLine)
    .pipe(z.string().min(minLength, `Enter ${what}.`).max(maxLength, tooLong(maxLength)));

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
    .string({ error: `Write ${what}.` })
    .transform(normalizeLines)
    .pipe(z.string().min(minLength, `Write ${what}.`).max(maxLength, tooLong(maxLength)));

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
    .refine(isEmailAddress, invalidEmailMessage);

export const optionalPhone = (rule: TextRule) =>
  optionalText(rule).refine(
    (text) => text === null || /^\+?[\d\s().-]{6,}$/.test(text),
    "Enter a phone number with digits, like +254 712 345678.",
  );

/** Not trimmed: spaces are part of a password. */
export const requiredPassword = ({ minLength = 1, maxLength }: TextRule) =>
  z
    .string({ error: "Enter your password." })
    .min(minLength, minLength === 1 ? "Enter your password." : `Must be at least ${minLength} characters`)
    .max(maxLength, tooLong(maxLength));

/** Null if nothing was typed. */
export const optionalNumber = ({ min, max, step }: NumberRule) => {
  const message = `Enter a number from ${min} to ${max}.`;
  // A step of a half needs a decimal too.
  const decimals = Math.max(0, Math.ceil(-Math.log10(step) - 0.000_001));
  return z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine((text) => text === "" || /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text), message)
    .transform((text) => (text === "" ? null : Number(text)))
    .refine((number) => number === null || (number >= min && number <= max), message)
    .refine(
      (number) => number === null || Number(number.toFixed(decimals)) === number,
      decimals === 0 ? "Enter a whole number." : `Use at most ${decimals} decimals.`,
    );
};

export const requiredChoice = <const List extends readonly string[]>(list: List, what: string) =>
  z.enum(list, { error: `Choose ${what}.` });

/** One of a list, or nothing. */
export const optionalChoice = <const List extends readonly string[]>(list: List) =>
  z
    .union([z.literal(""), z.enum(list)], { error: "Choose one of the list." })
    .default("")
    .transform((choice) => (choice === "" ? null : choice));

/** Any number of choices, each at most once. */
export const chosenFrom = <const List extends readonly string[]>(list: List) =>
  z
    .array(z.enum(list, { error: "Choose from the list." }))
    .max(list.length, "Choose from the list.")
    .refine((chosen) => new Set(chosen).size === chosen.length, "Choose each only once.");

/** A switch or a checkbox: browsers send it only if it is on. */
export const checkbox = () =>
  z
    .string()
    .optional()
    .transform((value) => value !== undefined);
