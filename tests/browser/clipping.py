"""What can be used and yet is not within reach: cut off, or under something else."""

from playwright.sync_api import Page

# Whatever can be pressed or typed into has to be inside the window and all that cuts off what leaves it, as far as it
# can be scrolled there, and its middle has to meet it. Where a dialog or a list is open, that is all there is. A part
# of the table that another part lies over altogether is out of sight, and so is what is in it.
OUT_OF_REACH = """async () => {
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const SLACK = 2;
  const PATIENCE = 100;  // frames: a page that has a new size comes to terms with it by and by
  const open = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1);
  const name = ({ dataset, ariaLabel, innerText }) => dataset.testid || ariaLabel || innerText;
  const isShown = (each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 2 && height > 2 && each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  };
  const meets = (each, box) => {
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return each.contains(met) || each.labels?.[0]?.contains(met) ? null : met;
  };
  const cutBy = (each, box) => {
    if (box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK) {
      return 'the window';
    }
    for (let at = each.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === 'fixed') return null;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      const isOut = box.left < edge.left - SLACK || box.right > edge.right + SLACK
        || (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK) && box.height <= edge.height;
      if (isOut) return at.className || at.tagName;
    }
    return null;
  };
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const look = async () => {
    const found = [];
    const regions = new Map();
    for (const each of (open ?? document).querySelectorAll(CONTROLS)) {
      if (!isShown(each) || each.closest('[role=grid]') || each.closest('[inert]')) continue;
      each.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const isLost = () => {
        const box = each.getBoundingClientRect();
        return cutBy(each, box) || meets(each, box);
      };
      if (isLost()) await drawn();  // what scrolling brings about is there by then
      const box = each.getBoundingClientRect();
      const region = each.closest('[data-region]') ?? document.body;
      const counted = regions.get(region) ?? { all: 0, covered: [] };
      regions.set(region, counted);
      counted.all += 1;
      const cut = cutBy(each, box);
      const met = cut ? null : meets(each, box);
      if (cut) found.push(`${name(each)} is cut off by ${cut}`);
      else if (met) counted.covered.push(`${name(each)} lies under ${met.className || met.tagName}`);
    }
    for (const { all, covered } of regions.values()) if (covered.length < all) found.push(...covered);
    return found;
  };
  let found = await look();
  for (let frame = 0; found.length && frame < PATIENCE; frame += 1) {
    await drawn();
    found = await look();
  }
  return found;
}"""


def out_of_reach(page: Page) -> list[str]:
    """Says of each what is in its way."""
    return list(page.evaluate(OUT_OF_REACH))
