/**
 * @generated SignedSource<<7458050cb7fb5731d67aa6a97a8a1cc8>>
 * @relayHash b682b2411ff3937e5ff3060c88bd6ba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d716ce2b7f0f859ba7deacebf687663732099f5fafe4f6cca4a8df2ef711048

import type { ConcreteRequest } from 'relay-runtime';
export type CalendarFeedDialogQuery$variables = Record<PropertyKey, never>;
export type CalendarFeedDialogQuery$data = {
  readonly viewer: {
    readonly calendarFeedUrl: string | null;
  };
};
export type CalendarFeedDialogQuery = {
  response: CalendarFeedDialogQuery$data;
  variables: CalendarFeedDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "calendarFeedUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarFeedDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CalendarFeedDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4d716ce2b7f0f859ba7deacebf687663732099f5fafe4f6cca4a8df2ef711048",
    "metadata": {},
    "name": "CalendarFeedDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b71cfae24d56ecc8cfb7e7ca0eeb7f96";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
