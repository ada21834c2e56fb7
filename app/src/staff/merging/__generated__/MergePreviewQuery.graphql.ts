/**
 * @generated SignedSource<<9116d1cdfa587b4d7a5524ffca7db81b>>
 * @relayHash d977cae6161091f3f39bd67fe7dadec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e80a9dacdbfebb8fc59d8d70e28d61a47f6980b328385b5999be9de523db322f

import type { ConcreteRequest } from 'relay-runtime';
export type MergeField = "ABOUT" | "ACCOUNTABILITY_GROUP" | "BATCH" | "BIRTHDATE" | "EMAIL" | "FACEBOOK_PROFILE" | "FIRST_NAME" | "GROUP" | "LAST_NAME" | "MIDDLE_NAME" | "MOBILE_NUMBER" | "PICTURE" | "PLACE" | "SEX" | "STAGE" | "SUCCESS_MANAGER" | "SUFFIX" | "%future added value";
export type MergeKind = "ACCESS" | "AFFILIATE" | "CARE" | "CHALLENGES" | "DUTIES" | "EVENTS" | "FORMS" | "GROUPS" | "JOURNEY" | "LEARNING" | "MESSAGES" | "MONEY" | "POINTS" | "PROFILE" | "SUBSCRIPTIONS" | "%future added value";
export type MergeInput = {
  keptId: number;
  otherIds: ReadonlyArray<number>;
  sources: ReadonlyArray<MergeSourceInput>;
};
export type MergeSourceInput = {
  accountId: number;
  field: MergeField;
};
export type MergePreviewQuery$variables = {
  input: MergeInput;
};
export type MergePreviewQuery$data = {
  readonly mergePreview: {
    readonly counts: ReadonlyArray<{
      readonly kind: MergeKind;
      readonly moved: number;
      readonly stayed: number;
    }>;
    readonly ended: ReadonlyArray<{
      readonly databaseId: number;
      readonly funnel: {
        readonly name: string;
      };
    }>;
    readonly levelNames: ReadonlyArray<string>;
    readonly periods: ReadonlyArray<{
      readonly expiresAt: string;
      readonly startsAt: string;
      readonly subscription: {
        readonly databaseId: number;
        readonly funnel: {
          readonly name: string;
        };
      } | null;
    }>;
  };
};
export type MergePreviewQuery = {
  response: MergePreviewQuery$data;
  variables: MergePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MergeCount",
  "kind": "LinkedField",
  "name": "counts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stayed",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Funnel",
    "kind": "LinkedField",
    "name": "funnel",
    "plural": false,
    "selections": [
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "levelNames",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Funnel",
    "kind": "LinkedField",
    "name": "funnel",
    "plural": false,
    "selections": [
      (v6/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  (v9/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MergePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergePreview",
        "kind": "LinkedField",
        "name": "mergePreview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MergePeriod",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FunnelSubscription",
            "kind": "LinkedField",
            "name": "ended",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergePreview",
        "kind": "LinkedField",
        "name": "mergePreview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MergePeriod",
            "kind": "LinkedField",
            "name": "periods",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FunnelSubscription",
            "kind": "LinkedField",
            "name": "ended",
            "plural": true,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e80a9dacdbfebb8fc59d8d70e28d61a47f6980b328385b5999be9de523db322f",
    "metadata": {},
    "name": "MergePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55f725a39015ae7ed2bf13252d7666ab";

export default node;
