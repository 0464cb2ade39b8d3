import { Card } from "../page/card.tsx";

const line = "rounded-lg bg-neutral";

/** A card-shaped placeholder while its content is loading. */
function SkeletonCard() {
  return (
    <Card className="animate-pulse motion-reduce:animate-none">
      <div aria-hidden="true" className="grid gap-3">
        <div className={`${line} h-6 w-24`} />
        <div className={`${line} h-6 w-4/5`} />
        <div className={`${line} h-4`} />
        <div className={`${line} h-4 w-2/3`} />
        <div className="mt-3 h-11 w-32 rounded-full bg-neutral" />
      </div>
    </Card>
  );
}

/** Several of them, with a text that says what is loading. */
export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <div aria-busy="true">
      <p className="mb-4 text-ink-2">{label}</p>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_, place) => `card-${place}`).map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </div>
  );
}
