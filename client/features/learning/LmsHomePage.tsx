export function LmsHomePage() {
  return (
    <main id="main">
      <h1>LmsHomePage</h1>
    </main>
  );
}
