/**
 * @generated SignedSource<<bd7f4f069b0a6ad922dcb66bd8789f68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponState = "ACTIVE" | "ARCHIVED" | "EXPIRED" | "SCHEDULED" | "USED_UP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FunnelCoupons_viewer$data = {
  readonly archived: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly databaseId: number;
        readonly state: CouponState;
        readonly " $fragmentSpreads": FragmentRefs<"couponTexts_coupon">;
      };
    }>;
  };
  readonly coupons: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly databaseId: number;
        readonly state: CouponState;
        readonly " $fragmentSpreads": FragmentRefs<"couponTexts_coupon">;
      };
    }>;
  };
  readonly " $fragmentType": "FunnelCoupons_viewer";
};
export type FunnelCoupons_viewer$key = {
  readonly " $data"?: FunnelCoupons_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelCoupons_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "funnelId",
  "variableName": "funnelId"
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CouponsEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Coupon",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
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
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "couponTexts_coupon",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discountType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "appliesTo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uses",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "limitOverall",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "funnelId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelCoupons_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "archived",
              "value": false
            },
            (v0/*:: as any*/)
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "CouponsConnection",
      "kind": "LinkedField",
      "name": "coupons",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "archived",
      "args": [
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "archived",
              "value": true
            },
            (v0/*:: as any*/)
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "CouponsConnection",
      "kind": "LinkedField",
      "name": "coupons",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "dd6f452de100a4b899ba9e957d918266";

export default node;
