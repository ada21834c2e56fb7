/**
 * @generated SignedSource<<d783739a55b2682614efa37e438326a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventTimes_event$data = {
  readonly next: {
    readonly occursAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventTimeRow_time">;
  } | null;
  readonly occurrences: ReadonlyArray<{
    readonly endsAt: string;
    readonly occursAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventTimeRow_time">;
  }>;
  readonly recurrence: {
    readonly __typename: "Recurrence";
  } | null;
  readonly " $fragmentType": "EventTimes_event";
};
export type EventTimes_event$key = {
  readonly " $data"?: EventTimes_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventTimes_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "occursAt",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "EventTimeRow_time"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventTimes_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Recurrence",
      "kind": "LinkedField",
      "name": "recurrence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventOccurrence",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "EventOccurrence",
      "kind": "LinkedField",
      "name": "occurrences",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "91dadbeff65a23035138a9a81533a703";

export default node;
