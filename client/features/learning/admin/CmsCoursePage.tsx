export function CmsCoursePage() {
  return (
    <main id="main">
      <h1>CmsCoursePage</h1>
    </main>
  );
}
