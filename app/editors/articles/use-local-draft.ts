import { type RefObject, useEffect, useState } from "react";
import { articleFields } from "./article-rules.ts";
import { forgetCopy, forgetReceived, type KeptCopy, readCopy, writeCopy } from "./local-draft.ts";

/** Keeps what is typed into a form in the browser, and offers it when the form is opened again without it. */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  received: string | null,
) {
  const [found, setFound] = useState<KeptCopy | null>(null);
  const [copyId, setCopyId] = useState("");

  useEffect(() => {
    if (received) forgetReceived(received, name, "new");
    const copy = readCopy(name);
    if (copy && form.current && differs(form.current, copy)) setFound(copy);
  }, [form, name, received]);

  return {
    found,
    /** Goes along with the form, so that the server's answer can name the copy it has received. */
    copyId,
    keep() {
      if (!form.current) return;
      const id = copyId || newId();
      setCopyId(id);
      writeCopy(name, { id, at: Date.now(), fields: fieldsOf(form.current) });
    },
    restore() {
      if (!form.current || !found) return;
      for (const field of articleFields)
        if (found.fields[field] !== undefined) controlOf(form.current, field).value = found.fields[field];
      setCopyId(found.id);
      setFound(null);
    },
    discard() {
      forgetCopy(name);
      setFound(null);
    },
  };
}

/** Browsers make real unique ids on https only. */
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) =>
  Object.fromEntries(articleFields.map((field) => [field, controlOf(form, field).value]));

const differs = (form: HTMLFormElement, { fields }: KeptCopy) =>
  articleFields.some(
    (field) => fields[field] !== undefined && fields[field] !== controlOf(form, field).value,
  );
