import { Card } from "#app/shared/ui/page/card.tsx";
import type { listOutages } from "./outages.server.ts";
import { outageWords as words } from "./words.ts";

type Outages = Awaited<ReturnType<typeof listOutages>>;

/** Shown on the dashboard during an outage of a service we depend on. */
export function OutagesNotice({ outages }: { outages: Outages }) {
  if (outages.length === 0) return null;
  return (
    <Card
      as="section"
      aria-labelledby="outages"
      className="mt-6 border-clay-ink/40 bg-clay-pale text-clay-ink"
    >
      <h2 id="outages" className="text-xl">
        {words.title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {outages.map(({ service, reason, since }) => (
          <li key={service}>
            <p className="font-semibold">
              {words.since(words.names[service], since.toISOString().slice(0, 16).replace("T", " "))}
            </p>
            <p className="break-words">{reason}</p>
            <p>{words.means[service]}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
