export const Moment = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()} className="text-sm">
    {at.toISOString().slice(0, 16).replace("T", " ")} UTC
  </time>
);
