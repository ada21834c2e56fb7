/**
 * @generated SignedSource<<2c0f1cf8102d3ce454096086ea663cc8>>
 * @relayHash 2a6426adb6c10fc318365cef9b73c3db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 589b3a806cd439774011ad23ffba4bfd997ad7587479dbfc171c52873f4c79f8

import type { ConcreteRequest } from 'relay-runtime';
export type useResetCalendarFeedMutation$variables = Record<PropertyKey, never>;
export type useResetCalendarFeedMutation$data = {
  readonly resetCalendarFeed: {
    readonly calendarFeedUrl: string | null;
  };
};
export type useResetCalendarFeedMutation = {
  response: useResetCalendarFeedMutation$data;
  variables: useResetCalendarFeedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "resetCalendarFeed",
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
    "name": "useResetCalendarFeedMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useResetCalendarFeedMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "589b3a806cd439774011ad23ffba4bfd997ad7587479dbfc171c52873f4c79f8",
    "metadata": {},
    "name": "useResetCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9557d38dc6130bf7206b9d3a3a0bd6c0";

export default node;
