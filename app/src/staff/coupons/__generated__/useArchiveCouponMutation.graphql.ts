/**
 * @generated SignedSource<<c4a046a82437913bc5748beb368a6c62>>
 * @relayHash c202342cc3773c14ceb35163587aa988
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62fda4c79472e2d5f1f7b3f661ea6668de0ea668e172866c44245d726ab1167d

import type { ConcreteRequest } from 'relay-runtime';
export type CouponState = "ACTIVE" | "ARCHIVED" | "EXPIRED" | "SCHEDULED" | "USED_UP" | "%future added value";
export type useArchiveCouponMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveCouponMutation$data = {
  readonly setCouponArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
    readonly state: CouponState;
  };
};
export type useArchiveCouponMutation = {
  response: useArchiveCouponMutation$data;
  variables: useArchiveCouponMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "archived"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "archived",
    "variableName": "archived"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useArchiveCouponMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Coupon",
        "kind": "LinkedField",
        "name": "setCouponArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useArchiveCouponMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Coupon",
        "kind": "LinkedField",
        "name": "setCouponArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "62fda4c79472e2d5f1f7b3f661ea6668de0ea668e172866c44245d726ab1167d",
    "metadata": {},
    "name": "useArchiveCouponMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cb941fc8c2c42a556f318c15deafed7";

export default node;
