/**
 * @generated SignedSource<<83fafcf2b9ffea98950fe8bbf9c8dcd7>>
 * @relayHash f1600eaa3de317bb568aaa10aaafe509
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0dede840744877b28ba961aee82935b53f36997b82ff63b5b2238c1e74806f0

import type { ConcreteRequest } from 'relay-runtime';
export type StaffContentScreenQuery$variables = {
  courses: boolean;
  events: boolean;
  products: boolean;
  resourceFiles: boolean;
  subscriptions: boolean;
};
export type StaffContentScreenQuery$data = {
  readonly viewer: {
    readonly courses?: {
      readonly totalCount: number;
    };
    readonly events?: {
      readonly totalCount: number;
    };
    readonly products?: {
      readonly totalCount: number;
    };
    readonly resourceFiles?: {
      readonly totalCount: number;
    };
    readonly subscriptions?: {
      readonly totalCount: number;
    };
  };
};
export type StaffContentScreenQuery = {
  response: StaffContentScreenQuery$data;
  variables: StaffContentScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courses"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "events"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "products"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "resourceFiles"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subscriptions"
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "condition": "products",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "ProductsConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "products(first:1)"
          }
        ]
      },
      {
        "condition": "courses",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "CoursesConnection",
            "kind": "LinkedField",
            "name": "courses",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "courses(first:1)"
          }
        ]
      },
      {
        "condition": "events",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "EventsConnection",
            "kind": "LinkedField",
            "name": "events",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "events(first:1)"
          }
        ]
      },
      {
        "condition": "resourceFiles",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "resourceFiles",
            "args": (v5/*:: as any*/),
            "concreteType": "ResourcesConnection",
            "kind": "LinkedField",
            "name": "resources",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "resources(first:1)"
          }
        ]
      },
      {
        "condition": "subscriptions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "SubscriptionsConnection",
            "kind": "LinkedField",
            "name": "subscriptions",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": "subscriptions(first:1)"
          }
        ]
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "StaffContentScreenQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StaffContentScreenQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "b0dede840744877b28ba961aee82935b53f36997b82ff63b5b2238c1e74806f0",
    "metadata": {},
    "name": "StaffContentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "271530b9fec398fe781cbb4934c3b8b0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
