/**
 * @generated SignedSource<<16a45ec62f8ba43ae665dc5c79c71d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventOverview_event$data = {
  readonly accessLevels: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly cancelReason: string | null;
  readonly coverUrl: string | null;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly description: string;
  readonly endsAt: string;
  readonly host: {
    readonly name: string;
  } | null;
  readonly last: {
    readonly endsAt: string;
    readonly startsAt: string;
  } | null;
  readonly link: string | null;
  readonly next: {
    readonly endsAt: string;
    readonly startsAt: string;
  } | null;
  readonly place: string;
  readonly products: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly recordingUrl: string | null;
  readonly seats: number | null;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"EventRepeats_event">;
  readonly " $fragmentType": "EventOverview_event";
};
export type EventOverview_event$key = {
  readonly " $data"?: EventOverview_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventOverview_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventOverview_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventOccurrence",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventOccurrence",
      "kind": "LinkedField",
      "name": "last",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventRepeats_event"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "host",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventAudience",
      "kind": "LinkedField",
      "name": "accessLevels",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventAudience",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "b56537629093148799a512f030d4939c";

export default node;
