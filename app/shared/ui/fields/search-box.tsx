import { useNavigate } from "react-router";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { searchWords } from "./search-words.ts";

interface SearchBoxProps {
  action: string;
  label: string;
  placeholder: string;
  /** The current search, to be edited. */
  value?: string;
  name?: string;
  /** Other query parameters to keep. */
  keeps?: Record<string, string>;
  /** The URL of the suggestions. Nothing is loaded before the user types. */
  suggestions?: string;
}

/** A search is a URL: the form only submits with GET. */
export function SearchBox({
  action,
  label,
  placeholder,
  value,
  name = "q",
  keeps = {},
  suggestions,
}: SearchBoxProps) {
  const navigate = useNavigate();
  return (
    <search>
      <Form
        action={action}
        className="relative flex max-w-xl flex-wrap items-center rounded-2xl border-[1.5px] border-edge bg-card p-1.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus"
      >
        {Object.entries(keeps).map(([key, current]) => (
          <input key={key} type="hidden" name={key} value={current} />
        ))}
        <Icon name="search" className="ml-2.5 size-5 shrink-0 text-ink-2 max-[26rem]:hidden" />
        <input
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          key={value}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={
            suggestions
              ? ({ currentTarget: input }) =>
                  import("#app/shared/ui/fields/suggestions.ts").then(
                    ({ offerSuggestions }) => offerSuggestions(input, suggestions, navigate),
                    () => undefined,
                  )
              : undefined
          }
          className="min-h-11 min-w-0 grow basis-24 bg-transparent px-2.5 text-ellipsis text-ink outline-none"
        />
        <Button className="shrink-0 max-[26rem]:px-4">{searchWords.search}</Button>
      </Form>
    </search>
  );
}
