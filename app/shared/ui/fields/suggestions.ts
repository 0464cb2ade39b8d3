import { suggestionWords as words } from "./suggestion-words.ts";

/** One suggestion below a search box: words to search for, or a page to open. */
export interface SearchSuggestion {
  label: string;
  /** Its kind: "Country", "College". */
  what: string;
  to?: string;
}

type OpenAddress = (address: string) => unknown;

const fewestLetters = 2;
const restMilliseconds = 150;

const looks = {
  list: "absolute inset-x-0 top-full z-30 mt-2 max-h-[min(26rem,60vh)] overflow-y-auto overscroll-contain rounded-2xl border border-edge bg-card p-1.5 text-ink shadow-lg",
  option:
    "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-xl px-3 py-1.5 hover:bg-sand aria-selected:bg-mint aria-selected:text-mint-ink",
  label: "min-w-0 wrap-anywhere",
  what: "shrink-0 text-sm text-ink-2",
};

const boxes = new WeakMap<HTMLFormElement, SuggestionBox>();

/** Adds suggestions to a search box: a combobox with a list, as the ARIA practices describe. */
export function offerSuggestions(input: HTMLInputElement, address: string, open: OpenAddress): void {
  if (!input.form) return;
  const box = boxes.get(input.form) ?? new SuggestionBox(input.form, address, open);
  boxes.set(input.form, box);
  box.serve(input);
}

let made = 0;

class SuggestionBox {
  readonly #form: HTMLFormElement;
  readonly #address: string;
  readonly #open: OpenAddress;
  readonly #list = element("ul", looks.list, { role: "listbox" });
  readonly #status = element("p", "sr-only", { role: "status" });
  #input: HTMLInputElement | null = null;
  #offered: SearchSuggestion[] = [];
  #active = -1;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #asking = new AbortController();

  constructor(form: HTMLFormElement, address: string, open: OpenAddress) {
    this.#list.setAttribute("aria-label", words.list);
    this.#form = form;
    this.#address = address;
    this.#open = open;
    this.#list.id = `suggestions-${++made}`;
    this.#list.hidden = true;
    // Pressing the list keeps the focus in the box, which would close the list otherwise.
    this.#list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.#list.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.addEventListener("click", ({ target }) => {
      const option = target instanceof Element && target.closest("[role=option]");
      if (option) this.#pick([...this.#list.children].indexOf(option));
    });
    form.append(this.#list, this.#status);
    form.addEventListener("submit", () => this.#close());
  }

  /** The box is rendered again when another search is shown. */
  serve(input: HTMLInputElement): void {
    if (this.#input === input) return;
    this.#close();
    this.#input = input;
    for (const [name, value] of Object.entries({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": this.#list.id,
      "aria-expanded": "false",
    }))
      input.setAttribute(name, value);
    input.addEventListener("input", () => this.#askSoon());
    input.addEventListener("keydown", (event) => this.#press(event));
    input.addEventListener("blur", () => this.#close());
    if (input.value !== input.defaultValue) this.#askSoon();
  }

  #askSoon(): void {
    this.#stop();
    this.#choose(-1);
    const typed = this.#input?.value.trim() ?? "";
    if (typed.length < fewestLetters) this.#show([]);
    else this.#rest = setTimeout(() => this.#ask(typed), restMilliseconds);
  }

  /** If the request fails for any reason, the box works without suggestions. */
  async #ask(typed: string): Promise<void> {
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const address = new URL(this.#address, location.href);
    address.searchParams.set("q", typed);
    try {
      const answer = await fetch(address, { signal });
      const offered = answer.ok ? ((await answer.json()) as SearchSuggestion[]) : [];
      if (signal.aborted) return;
      this.#show(offered);
      this.#status.textContent = offered.length > 0 ? words.some(offered.length) : words.none;
    } catch {
      if (!signal.aborted) this.#show([]);
    }
  }

  #show(offered: SearchSuggestion[]): void {
    this.#offered = offered;
    this.#active = -1;
    this.#list.replaceChildren(
      ...offered.map(({ label, what }, place) => {
        const option = element("li", looks.option, { role: "option", "aria-selected": "false" });
        option.id = `${this.#list.id}-${place}`;
        const name = element("span", looks.label);
        name.textContent = label;
        const kind = element("span", looks.what);
        kind.textContent = what;
        option.append(name, " ", kind);
        return option;
      }),
    );
    this.#setOpen(offered.length > 0);
  }

  #setOpen(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    this.#input?.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) this.#choose(-1);
  }

  /** Closes the list and ignores pending responses. */
  #close(): void {
    this.#stop();
    this.#setOpen(false);
    this.#status.textContent = "";
  }

  #stop(): void {
    clearTimeout(this.#rest);
    this.#asking.abort();
  }

  #press(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isOpen = !this.#list.hidden;
    const last = this.#offered.length - 1;
    const isChosen = this.#active >= 0;
    const moves: Record<string, (() => void) | false> = {
      ArrowDown:
        last >= 0 &&
        (() => (event.altKey ? this.#setOpen(true) : this.#move(this.#active < last ? this.#active + 1 : 0))),
      ArrowUp:
        last >= 0 &&
        (() =>
          event.altKey ? this.#setOpen(false) : this.#move(this.#active > 0 ? this.#active - 1 : last)),
      Home: isChosen && (() => this.#move(0)),
      End: isChosen && (() => this.#move(last)),
      Enter: isOpen && isChosen && (() => this.#pick(this.#active)),
      Escape: () => (isOpen ? this.#close() : this.#empty()),
    };
    const move = Object.hasOwn(moves, event.key) && moves[event.key];
    if (move) {
      event.preventDefault();
      move();
    } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") this.#choose(-1);
  }

  #move(place: number): void {
    this.#setOpen(true);
    this.#choose(place);
  }

  #choose(place: number): void {
    this.#list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = place;
    const option = this.#list.children[place];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) this.#input?.setAttribute("aria-activedescendant", option.id);
    else this.#input?.removeAttribute("aria-activedescendant");
  }

  #empty(): void {
    if (this.#input) this.#input.value = "";
    this.#show([]);
  }

  #pick(place: number): void {
    const picked = this.#offered[place];
    if (!picked || !this.#input) return;
    this.#close();
    if (picked.to) this.#open(picked.to);
    else {
      this.#input.value = picked.label;
      this.#form.requestSubmit();
    }
  }
}

function element(tag: string, look: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(tag);
  made.className = look;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
