/**
 * @generated SignedSource<<529ea5d205dbfdbf3ba01e197703f278>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueuedRenewals_subscription$data = {
  readonly funnel: {
    readonly databaseId: number;
  };
  readonly startsAt: string;
  readonly user: {
    readonly subscriptions: ReadonlyArray<{
      readonly databaseId: number;
      readonly expiryText: string;
      readonly funnel: {
        readonly databaseId: number;
      };
      readonly startsAt: string;
      readonly unsubscribedAt: string | null;
    }>;
  };
  readonly " $fragmentType": "QueuedRenewals_subscription";
};
export type QueuedRenewals_subscription$key = {
  readonly " $data"?: QueuedRenewals_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueuedRenewals_subscription">;
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
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Funnel",
  "kind": "LinkedField",
  "name": "funnel",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QueuedRenewals_subscription",
  "selections": [
    (v0/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelSubscription",
          "kind": "LinkedField",
          "name": "subscriptions",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiryText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unsubscribedAt",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelSubscription",
  "abstractKey": null
};
})();

(node as any).hash = "5543a72c3db2d87ccc94f3b6fa9a69f2";

export default node;
