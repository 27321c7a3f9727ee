/** Breaks after the "@" instead of within a word. */
export function UnbrokenAddress({ address }: { address: string }) {
  const [name, provider] = address.split("@");
  if (!provider) return address;
  return (
    <>
      {name}@<wbr />
      {provider}
    </>
  );
}
