/** Breaks after the "@" instead of within a word. */
export function NoWrapAddress({ address }: { address: string }) {
  const [name, provider] = address.split("@");
  if (!provider) return address;
  return (
    <>
      {name}@<wbr />
      {provider}
    </>
  );
}
