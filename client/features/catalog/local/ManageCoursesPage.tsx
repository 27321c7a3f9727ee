export function ManageCoursesPage() {
  return (
    <main id="main">
      <h1>ManageCoursesPage</h1>
    </main>
  );
}
