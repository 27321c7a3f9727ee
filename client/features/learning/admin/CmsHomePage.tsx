export function CmsHomePage() {
  return (
    <main id="main">
      <h1>CmsHomePage</h1>
    </main>
  );
}
