/** An e-mail address or UPI ID: where the line is short, it goes on after its "@", not in the middle of a word. */
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
