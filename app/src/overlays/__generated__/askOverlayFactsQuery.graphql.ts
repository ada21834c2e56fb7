/**
 * @generated SignedSource<<d122a25f28c6584ac9640414b55d8141>>
 * @relayHash 7c7a14bd1e12a1a937c7ba36c8b65d94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b05f9c13fe6af591ddc2caf48fb08ba0e0cb4e8bfc593c86fa6f272096f55d3

import type { ConcreteRequest } from 'relay-runtime';
export type askOverlayFactsQuery$variables = {
  isMember: boolean;
};
export type askOverlayFactsQuery$data = {
  readonly challengeDeadline: {
    readonly value: string;
  } | null;
  readonly eventDate: {
    readonly value: string;
  } | null;
  readonly eventName: {
    readonly value: string;
  } | null;
  readonly eventPlace: {
    readonly value: string;
  } | null;
  readonly getDuesAndExpiration?: {
    readonly expired: {
      readonly databaseId: number;
      readonly expiry: string;
    } | null;
    readonly expiringSoon: {
      readonly databaseId: number;
      readonly expiry: string;
    } | null;
    readonly expiryGraceDays: number;
    readonly overdueGraceDays: number;
    readonly overduePayments: ReadonlyArray<{
      readonly databaseId: number;
      readonly scheduleDate: string;
    }>;
    readonly renewalLink: string | null;
    readonly upcomingPaymentDue: {
      readonly databaseId: number;
      readonly scheduleDate: string;
    } | null;
  };
  readonly groupLink: {
    readonly value: string;
  } | null;
  readonly ticketLink: {
    readonly value: string;
  } | null;
};
export type askOverlayFactsQuery = {
  response: askOverlayFactsQuery$data;
  variables: askOverlayFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isMember"
  }
],
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
  "kind": "ScalarField",
  "name": "expiry",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduleDate",
  "storageKey": null
},
v5 = [
  (v1/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiryGraceDays",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overdueGraceDays",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "renewalLink",
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "challenge-deadline"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/)
],
v12 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-name"
  }
],
v13 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-place"
  }
],
v14 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-date"
  }
],
v15 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-ticket-link"
  }
],
v16 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "event-group-link"
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v18 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v17/*:: as any*/)
],
v19 = [
  (v1/*:: as any*/),
  (v4/*:: as any*/),
  (v17/*:: as any*/)
],
v20 = [
  (v10/*:: as any*/),
  (v17/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askOverlayFactsQuery",
    "selections": [
      {
        "condition": "isMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DuesAndExpiration",
            "kind": "LinkedField",
            "name": "getDuesAndExpiration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelSubscription",
                "kind": "LinkedField",
                "name": "expired",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelSubscription",
                "kind": "LinkedField",
                "name": "expiringSoon",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScheduleEntry",
                "kind": "LinkedField",
                "name": "upcomingPaymentDue",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScheduleEntry",
                "kind": "LinkedField",
                "name": "overduePayments",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": "challengeDeadline",
        "args": (v9/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"challenge-deadline\")"
      },
      {
        "alias": "eventName",
        "args": (v12/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-name\")"
      },
      {
        "alias": "eventPlace",
        "args": (v13/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-place\")"
      },
      {
        "alias": "eventDate",
        "args": (v14/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-date\")"
      },
      {
        "alias": "ticketLink",
        "args": (v15/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-ticket-link\")"
      },
      {
        "alias": "groupLink",
        "args": (v16/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-group-link\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askOverlayFactsQuery",
    "selections": [
      {
        "condition": "isMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DuesAndExpiration",
            "kind": "LinkedField",
            "name": "getDuesAndExpiration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelSubscription",
                "kind": "LinkedField",
                "name": "expired",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelSubscription",
                "kind": "LinkedField",
                "name": "expiringSoon",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScheduleEntry",
                "kind": "LinkedField",
                "name": "upcomingPaymentDue",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScheduleEntry",
                "kind": "LinkedField",
                "name": "overduePayments",
                "plural": true,
                "selections": (v19/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": "challengeDeadline",
        "args": (v9/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"challenge-deadline\")"
      },
      {
        "alias": "eventName",
        "args": (v12/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-name\")"
      },
      {
        "alias": "eventPlace",
        "args": (v13/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-place\")"
      },
      {
        "alias": "eventDate",
        "args": (v14/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-date\")"
      },
      {
        "alias": "ticketLink",
        "args": (v15/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-ticket-link\")"
      },
      {
        "alias": "groupLink",
        "args": (v16/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": (v20/*:: as any*/),
        "storageKey": "defaultSettingByName(name:\"event-group-link\")"
      }
    ]
  },
  "params": {
    "id": "9b05f9c13fe6af591ddc2caf48fb08ba0e0cb4e8bfc593c86fa6f272096f55d3",
    "metadata": {},
    "name": "askOverlayFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1e4d79852189ceec57d8c605c33962c";

export default node;
