import { type RefObject, useEffect, useRef, useState } from "react";
import { articleFields } from "./article-rules.ts";
import { forgetCopy, forgetReceived, type KeptCopy, readCopy, writeCopy } from "./kept-copy.ts";

/** Keeps what is typed into a form in the browser, and offers it when the form is opened again without it. */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  received: string | null,
) {
  const [found, setFound] = useState<KeptCopy | null>(null);
  const id = useRef("");

  useEffect(() => {
    if (received) forgetReceived(received, name, "new");
    const copy = readCopy(name);
    if (copy && form.current && differs(form.current, copy)) setFound(copy);
  }, [form, name, received]);

  return {
    found,
    keep() {
      if (!form.current) return;
      // The new text takes the place of a copy that was not restored, so that one can no longer be offered.
      setFound(null);
      id.current ||= crypto.randomUUID();
      controlOf(form.current, "copy").value = id.current;
      writeCopy(name, { id: id.current, at: Date.now(), fields: fieldsOf(form.current) });
    },
    restore() {
      if (!form.current || !found) return;
      for (const field of articleFields)
        if (found.fields[field] !== undefined) controlOf(form.current, field).value = found.fields[field];
      id.current = found.id;
      controlOf(form.current, "copy").value = found.id;
      setFound(null);
    },
    discard() {
      forgetCopy(name);
      setFound(null);
    },
  };
}

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries(articleFields.map((field) => [field, controlOf(form, field).value]));

const differs = (form: HTMLFormElement, { fields }: KeptCopy) =>
  articleFields.some(
    (field) => fields[field] !== undefined && fields[field] !== controlOf(form, field).value,
  );
