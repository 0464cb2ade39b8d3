interface HoneypotFieldProps {
  name: string;
  label: string;
}

/** An invisible field that only bots fill in. */
export const HoneypotField = ({ name, label }: HoneypotFieldProps) => (
  <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
    <label>
      {label}
      <input name={name} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
