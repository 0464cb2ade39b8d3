import { ButtonLink } from "#app/shared/ui/button.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { notFound } from "../words.ts";

export function NotFound() {
  return (
    <div className="wrap py-8 text-center md:py-16">
      <h1 className="text-giant leading-none font-extrabold text-leaf">{notFound.code}</h1>
      <p className="mt-3 mb-8 text-xl text-ink-2">{notFound.text}</p>
      <ButtonLink to="/" size="large">
        {notFound.home}
      </ButtonLink>
      <div className="mx-auto mt-8 max-w-xl text-left">
        <SearchBox action="/browse" label={notFound.search} placeholder={notFound.placeholder} />
      </div>
    </div>
  );
}
