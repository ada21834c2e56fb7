/**
 * @generated SignedSource<<7dae5ec04c155f58b30345837491e91a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FunnelFigures_funnel$data = {
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly optIns: number;
    readonly orders: number;
    readonly paidOrders: number;
    readonly visits: number;
  }>;
  readonly figures: {
    readonly optIns: number;
    readonly orders: number;
    readonly paidOrders: number;
    readonly visits: number;
  };
  readonly " $fragmentType": "FunnelFigures_funnel";
};
export type FunnelFigures_funnel$key = {
  readonly " $data"?: FunnelFigures_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelFigures_funnel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visits",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optIns",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidOrders",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelFigures_funnel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Funnel",
  "abstractKey": null
};
})();

(node as any).hash = "eff7dceb07cc042ed55bbb764b2b1f67";

export default node;
