export function CmsBatchPage() {
  return (
    <main id="main">
      <h1>CmsBatchPage</h1>
    </main>
  );
}
